import { Glyph } from "@latchkey/react/view"
import { walletDrawing } from "./walletDrawing.ts"

export const MailIcon = () => (
  <Glyph>
    <path d="M3 5.5h14v9H3zM3.5 6l6.5 5 6.5-5" />
  </Glyph>
)

export const WalletIcon = () => (
  <Glyph>
    <path d={walletDrawing} />
  </Glyph>
)

export const KeyIcon = () => (
  <Glyph>
    <path d="M9 11a3.5 3.5 0 1 1 2.5-2.5L17 14v3h-3v-2h-2v-2l-1.5-1.5M7 7h.01" />
  </Glyph>
)

export const ContractIcon = () => (
  <Glyph>
    <path d="m10 2.5 6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM3.75 6.5 10 10l6.25-3.5M10 10v7.25" />
  </Glyph>
)
