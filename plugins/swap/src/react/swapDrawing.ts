/** Two arrows, there and back: the path of a 20 px line drawing. */
export const swapDrawing = "M3.5 7h12M12 3.5 15.5 7 12 10.5M16.5 13h-12M8 9.5 4.5 13 8 16.5"
