/** A shield with a check mark: the path of a 20 px line drawing. */
export const approvalDrawing =
  "M10 2.75 4 5v4.4c0 3.7 2.45 6.5 6 7.85 3.55-1.35 6-4.15 6-7.85V5ZM7.4 9.9l1.9 1.9 3.4-3.6"
