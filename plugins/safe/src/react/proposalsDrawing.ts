/** A pen above a line: the path of a 20 px line drawing. */
export const proposalsDrawing = "M4 13.5 12.75 4.75a1.77 1.77 0 0 1 2.5 2.5L6.5 16H4v-2.5ZM10.5 16.5H16"
