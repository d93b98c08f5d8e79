import { Glyph } from "@latchkey/react/view"
import { receiveDrawing } from "./receiveDrawing.ts"

/** An arrow into a tray. */
export const ReceiveIcon = () => (
  <Glyph>
    <path d={receiveDrawing} />
  </Glyph>
)

/** Three places, joined. */
export const NetworksIcon = () => (
  <Glyph>
    <path d="M10 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5.25 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM14.75 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 7.25l-2.75 5.5M11 7.25l2.75 5.5M7.25 14.5h5.5" />
  </Glyph>
)

/** Two links of a chain. */
export const LinkIcon = () => (
  <Glyph>
    <path d="M8.5 11.5a3.25 3.25 0 0 0 4.6 0l2.65-2.65a3.25 3.25 0 0 0-4.6-4.6L10 5.4M11.5 8.5a3.25 3.25 0 0 0-4.6 0l-2.65 2.65a3.25 3.25 0 0 0 4.6 4.6L10 14.6" />
  </Glyph>
)
