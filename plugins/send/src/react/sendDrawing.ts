/** An arrow out of a tray: the path of a 20 px line drawing. */
export const sendDrawing =
  "M10 12.5v-9M6.25 7.25 10 3.5l3.75 3.75M3.75 13v1.75c0 1 .75 1.75 1.75 1.75h9c1 0 1.75-.75 1.75-1.75V13"
