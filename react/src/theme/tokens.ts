import css from "./tokens.css?inline"

/** The tokens as text; one module for the buttons and the modal, so that a page loads them once. */
export const tokens: string = css
