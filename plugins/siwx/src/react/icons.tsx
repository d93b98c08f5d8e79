import { Glyph } from "@latchkey/react/view"

/** A shield with a tick. */
export const ShieldIcon = () => (
  <Glyph>
    <path d="M10 2.75 4 5v4.5c0 3.6 2.5 6.4 6 7.75 3.5-1.35 6-4.15 6-7.75V5zM7.5 9.75l1.75 1.75 3.5-3.5" />
  </Glyph>
)
