// A browser that was told to keep nothing refuses its storage: what the page remembers is then here until it is closed.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name].getItem("");
  } catch {
    const kept = new Map();
    const getItem = (key) => kept.get(key) ?? null;
    const setItem = (key, value) => void kept.set(key, String(value));
    const removeItem = (key) => void kept.delete(key);
    Object.defineProperty(window, name, { value: { getItem, setItem, removeItem } });
  }
}

// Before the first paint, so that the other theme does not flash up.
const theme = localStorage.getItem("hotelier.theme");
if (theme) document.documentElement.dataset.theme = theme;
