import { Glyph } from "@latchkey/react/view"
import { buyDrawing } from "./buyDrawing.ts"

/** A card. */
export const BuyIcon = () => (
  <Glyph>
    <path d={buyDrawing} />
  </Glyph>
)
