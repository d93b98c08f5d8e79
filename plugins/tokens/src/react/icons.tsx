import { Glyph } from "@latchkey/react/view"

/** Coins on top of each other. */
export const CoinsIcon = () => (
  <Glyph>
    <ellipse cx="10" cy="5.5" rx="6" ry="2.5" />
    <path d="M4 5.5v4.5c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V5.5M4 10v4.5C4 15.9 6.7 17 10 17s6-1.1 6-2.5V10" />
  </Glyph>
)
