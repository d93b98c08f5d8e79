import { Glyph } from "@latchkey/react/view"

/** Sheets on a pile. */
export const BatchIcon = () => (
  <Glyph>
    <path d="M10 3 3.5 6.5 10 10l6.5-3.5ZM3.5 10 10 13.5l6.5-3.5M3.5 13.5 10 17l6.5-3.5" />
  </Glyph>
)
