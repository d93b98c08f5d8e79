import { Glyph } from "@latchkey/react/view"

/** A coin that goes out of a hand's reach: an arrow on a disc. */
export const PayIcon = () => (
  <Glyph>
    <path d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM7 10h6M10.5 7.5 13 10l-2.5 2.5" />
  </Glyph>
)
