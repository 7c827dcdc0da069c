// Sorts a table by the column whose heading is clicked; shows all rows of a long one.
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    if (head.classList.contains("wide")) return;
    head.tabIndex = 0;
    head.setAttribute("role", "button");
    const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const compare = (a, b) => {
      const [x, y] = [value(a), value(b)];
      return isNaN(x) || isNaN(y) ? y.localeCompare(x, "en", { numeric: true }) : y - x;
    };
    const sort = () => {
      const before = head.getAttribute("aria-sort");
      const upwards = before ? before === "descending" : column === 0;
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", upwards ? "ascending" : "descending");
      const rows = [...body.rows].sort(compare);
      body.append(...(upwards ? rows.reverse() : rows));
    };
    head.addEventListener("click", sort);
    head.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        sort();
      }
    });
  });
  if (table.classList.contains("long")) {
    const button = document.createElement("button");
    button.textContent = `Show all ${body.rows.length}`;
    button.addEventListener("click", () => {
      table.classList.remove("long");
      button.remove();
    });
    table.parentElement.after(button);
  }
}
