// Before the first paint, so that the other theme does not flash up.
const theme = localStorage.getItem("hotelier.theme");
if (theme) document.documentElement.dataset.theme = theme;
