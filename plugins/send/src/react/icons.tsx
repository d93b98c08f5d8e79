import { Glyph } from "@latchkey/react/view"
import { sendDrawing } from "./sendDrawing.ts"

/** An arrow out of a tray. */
export const SendIcon = () => (
  <Glyph>
    <path d={sendDrawing} />
  </Glyph>
)

/** A clipboard. */
export const PasteIcon = () => (
  <Glyph>
    <path d="M7.5 4.5H6A1.5 1.5 0 0 0 4.5 6v9A1.5 1.5 0 0 0 6 16.5h8a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 14 4.5h-1.5M8.5 6h3c.55 0 1-.45 1-1V4.25c0-.55-.45-1-1-1h-3c-.55 0-1 .45-1 1V5c0 .55.45 1 1 1Z" />
  </Glyph>
)
