import { Glyph } from "@latchkey/react/view"

/** A picture in a frame. */
export const PictureIcon = () => (
  <Glyph>
    <rect x="3" y="3" width="14" height="14" rx="3" />
    <circle cx="7.5" cy="7.5" r="1.4" />
    <path d="M3.5 14.5 8 11l2.5 2 2.8-2.8 3.4 3.1" />
  </Glyph>
)
