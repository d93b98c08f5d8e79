/** An arrow into a tray: the path of a 20 px line drawing. */
export const receiveDrawing =
  "M10 3.5v9M6.25 9 10 12.75 13.75 9M3.75 13v1.75c0 1 .75 1.75 1.75 1.75h9c1 0 1.75-.75 1.75-1.75V13"
