import { adoptSheet } from "../theme/adoptSheet.ts"
import { tokens } from "../theme/tokens.ts"
import rules from "./button.css?inline"

const css = tokens + rules

/** Adopts the buttons' style sheet; returns a function that releases it. */
export const adoptButtonSheet = (root: Document | ShadowRoot): (() => void) => adoptSheet(root, css)
