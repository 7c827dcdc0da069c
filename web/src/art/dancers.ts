// A dancer in the colour of a seat, with the shape of its markers cut into the gown.

import { area, circle, form, rect, remembered, stroke, type Picture } from "./shapes";

/** As in Marker.svelte: circle, square, diamond, triangle. */
const MARKS = [
  circle(12, 22.5, 3.4),
  rect(9, 19.5, 6, 6),
  "M12 18l4.2 4.5-4.2 4.5-4.2-4.5z",
  "M12 18.2l4 7.3h-8z",
];

export const dancer = remembered((seat: number): Picture => {
  const place = seat % MARKS.length;
  const ink = `var(--seat-${place})`;
  return {
    box: [24, 32],
    shapes: [
      stroke("M9.5 11.5C6 11.5 3.5 9.5 3 6M14.5 11.5c3.5 0 6-2 6.5-5.5", ink, 2.2),
      form(circle(12, 5.5, 4), ink, "var(--panel)", 1),
      form("M9.5 10h5l1 6c3.5 2.5 6.5 8 7 14.5h-21c.5-6.5 3.5-12 7-14.5z", ink, "var(--panel)", 1),
      area(MARKS[place]!, "var(--panel)"),
    ],
  };
});
