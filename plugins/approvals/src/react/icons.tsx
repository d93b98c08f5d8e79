import { Glyph } from "@latchkey/react/view"
import { approvalDrawing } from "./approvalDrawing.ts"

/** A shield with a check mark. */
export const ApprovalIcon = () => (
  <Glyph>
    <path d={approvalDrawing} />
  </Glyph>
)
