import { Glyph } from "./Glyph.tsx"

/** A check mark. */
export const DoneIcon = () => (
  <Glyph>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Glyph>
)

/** A question mark. */
export const UnknownIcon = () => (
  <Glyph>
    <path d="M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M10 14.5v.01" />
  </Glyph>
)

/** An exclamation mark. */
export const FailedIcon = () => (
  <Glyph>
    <path d="M10 4.5v7M10 15v.01" />
  </Glyph>
)
