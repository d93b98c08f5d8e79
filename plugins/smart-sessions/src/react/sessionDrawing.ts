/** A clock: the path of a 20 px line drawing. */
export const sessionDrawing = "M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 6v4l2.75 1.75"
