/** A card with a stripe: the path of a 20 px line drawing. */
export const buyDrawing =
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5zM3 8.5h14M6 12h3"
