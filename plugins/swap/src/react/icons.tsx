import { Glyph } from "@latchkey/react/view"
import { swapDrawing } from "./swapDrawing.ts"

/** Two arrows, there and back. */
export const SwapIcon = () => (
  <Glyph>
    <path d={swapDrawing} />
  </Glyph>
)

/** Two arrows, up and down. */
export const FlipIcon = () => (
  <Glyph>
    <path d="M7 16V4M3.5 7.5 7 4l3.5 3.5M13 4v12M9.5 12.5 13 16l3.5-3.5" />
  </Glyph>
)
