/** A label with a hole: the path of a 20 px line drawing. */
export const nameDrawing =
  "M3.5 4.75v4.6c0 .4.15.78.44 1.06l5.9 5.9c.58.58 1.53.58 2.12 0l4.35-4.35c.58-.59.58-1.54 0-2.12l-5.9-5.9a1.5 1.5 0 0 0-1.06-.44h-4.6c-.69 0-1.25.56-1.25 1.25ZM6.75 6.75v.01"
