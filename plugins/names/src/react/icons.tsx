import { Glyph } from "@latchkey/react/view"
import { nameDrawing } from "./nameDrawing.ts"

/** A label. */
export const NameIcon = () => (
  <Glyph>
    <path d={nameDrawing} />
  </Glyph>
)
