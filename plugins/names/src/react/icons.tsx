import { Glyph } from "@latchkey/react/view"
import { nameDrawing } from "./nameDrawing.ts"

/** A label. */
export const NameIcon = () => (
  <Glyph>
    <path d={nameDrawing} />
  </Glyph>
)

/** A check mark. */
export const DoneIcon = () => (
  <Glyph>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Glyph>
)
