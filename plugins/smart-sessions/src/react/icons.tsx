import { Glyph } from "@latchkey/react/view"
import { sessionDrawing } from "./sessionDrawing.ts"

/** A clock. */
export const SessionIcon = () => (
  <Glyph>
    <path d={sessionDrawing} />
  </Glyph>
)
