import type { HistoryKind } from "@latchkey/core"
import { Glyph } from "@latchkey/react/view"

const drawn = (path: string) => () => (
  <Glyph>
    <path d={path} />
  </Glyph>
)

const Down = drawn("M10 4v9M5.75 9 10 13.25 14.25 9M5 16.25h10")
const Up = drawn("M10 13V4M5.75 8.25 10 4l4.25 4.25M5 16.25h10")
const Round = drawn("M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.75V7.5h-3.75")
const Exchange = drawn("M4.5 7.25h11M12.5 4.25l3 3-3 3M15.5 13.25h-11M7.5 10.25l-3 3 3 3")
const Check = drawn("m4.5 10.5 3.5 3.5 7.5-8")
const Spark = drawn("m10 3.5 1.75 4.75L16.5 10l-4.75 1.75L10 16.5l-1.75-4.75L3.5 10l4.75-1.75z")
const Flame = drawn(
  "M10.5 3c.4 3 4 4.6 4 8.4a4.5 4.5 0 0 1-9 0c0-1.6.8-2.9 1.7-3.8.2 1.1.7 1.8 1.5 2.3C8.6 7.4 8.7 5 10.5 3Z"
)
const Page = drawn("M6 3.5h5.5L15 7v9.5H6zM11.5 3.5V7H15M8.5 10.5h4M8.5 13.25h4")

/** A broken transaction. */
export const FailedIcon = drawn("m5.75 5.75 8.5 8.5M14.25 5.75l-8.5 8.5")
/** A clock. */
export const ActivityIcon = drawn(
  "M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6v4.25l2.75 1.75"
)

/** What a transaction did, as a drawing. */
export const kindIcons: Readonly<Record<HistoryKind, () => React.ReactNode>> = {
  send: Up,
  receive: Down,
  self: Round,
  mint: Spark,
  burn: Flame,
  trade: Exchange,
  approve: Check,
  cancel: FailedIcon,
  deploy: Page,
  deposit: Up,
  withdraw: Down,
  borrow: Down,
  repay: Up,
  stake: Up,
  unstake: Down,
  claim: Down,
  contract: Page
}
