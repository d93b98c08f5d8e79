import { FrameError, rejected } from "../FrameError.ts"
import type { Words } from "../words/Words.ts"
import { askCodePanel } from "./askCodePanel.ts"
import { changeEmailPanel, type AddressChange } from "./changeEmailPanel.ts"
import { devicesPanel, type DeviceDoings } from "./devicesPanel.ts"
import { enterPanel, type EnterWays } from "./enterPanel.ts"
import { guardPanel } from "./guardPanel.ts"
import type { Misses } from "./makeMisses.ts"
import { offerPasskeyPanel } from "./offerPasskeyPanel.ts"
import type { Panel, PanelEnd } from "./Panel.ts"
import { passkeysPanel, type PasskeyDoings } from "./passkeysPanel.ts"
import type { Review } from "./Review.ts"
import { reviewPanel } from "./reviewPanel.ts"
import { saveCodePanel } from "./saveCodePanel.ts"
import { startOverPanel } from "./startOverPanel.ts"
import type { StartingOver } from "../wallet/StartingOver.ts"
import { walletPanel, type WalletDoings } from "./walletPanel.ts"
import type { Sight } from "./watchSight.ts"

/** What the visitor sees of the frame. All of it fails with `FrameError` when the visitor says no, or the page gives up. */
export interface Screen {
  /** Shows a recovery code, until its owner has shown that it is written down, or, where that can wait, puts it off. */
  readonly saveCode: (code: string, kind: "new" | "renewed", canWait?: boolean) => Promise<"saved" | "later">
  /** Offers a passkey for a new wallet; undefined where its owner takes the recovery code instead. */
  readonly offerPasskey: <T>(make: () => Promise<T>) => Promise<T | undefined>
  /**
   * Asks for the recovery code until `open` makes something of one, `byPasskey` does without, or who lost both has started over.
   * `byPasskey` begins in the task of a click. `why` is said where that is not a device that has no wallet yet.
   */
  readonly askCode: <T>(
    open: (text: string) => Promise<T | undefined>,
    byPasskey: (() => Promise<T>) | undefined,
    over: StartingOver | undefined,
    why?: string
  ) => Promise<T | "startedOver">
  /** Has somebody come in without an address. */
  readonly enter: <T>(ways: EnterWays<T>) => Promise<T>
  /** Shows what is to be signed; resolves when the visitor agrees. */
  readonly review: (review: Review) => Promise<void>
  readonly wallet: (doings: WalletDoings) => Promise<void>
  /** Shows a change of address; resolves when the visitor agrees. */
  readonly changeEmail: (change: AddressChange) => Promise<void>
  readonly devices: (doings: DeviceDoings) => Promise<void>
  readonly passkeys: (doings: PasskeyDoings) => Promise<void>
  /** Ends what is shown and what waits to be shown, with an error of that text. */
  readonly giveUp: (message: string) => void
}

interface Item {
  readonly open: () => void
  readonly end: (error: FrameError) => void
}

/** Makes the screen: one panel at a time, the others wait. `seen` asks the page to show the frame, or to hide it. */
export const makeScreen = (
  root: HTMLElement,
  words: () => Words,
  origin: string,
  seen: (isVisible: boolean) => void,
  misses: Misses
): Screen => {
  const waiting: Array<Item> = []
  let shown: Item | undefined

  const next = () => {
    shown = waiting.shift()
    root.replaceChildren()
    if (shown === undefined) seen(false)
    else shown.open()
  }

  const present = <T>(make: (end: PanelEnd<T>) => Panel): Promise<T> =>
    new Promise((resolve, reject) => {
      let sight: Sight | undefined
      let isOver = false
      const settle = (act: () => void) => {
        if (isOver) return
        isOver = true
        sight?.stop()
        act()
        const place = waiting.indexOf(item)
        if (place >= 0) waiting.splice(place, 1)
        if (shown === item) next()
      }
      const item: Item = {
        end: (error) => settle(() => reject(error)),
        open: () => {
          const decline = () => item.end(new FrameError(rejected))
          const panel = make({ done: (value) => settle(() => resolve(value)), decline })
          panel.node.tabIndex = -1
          root.replaceChildren(panel.node)
          sight = guardPanel(panel, { words: words(), misses, failed: decline })
          seen(true)
          ;(panel.first ?? panel.node).focus()
        }
      }
      waiting.push(item)
      if (shown === undefined) next()
    })

  return {
    saveCode: (code, kind, canWait = false) =>
      present((end) => saveCodePanel(words(), code, kind, canWait, end)),
    offerPasskey: async <T>(make: () => Promise<T>) => {
      const said = await present<{ readonly made: T } | "code">((end) =>
        offerPasskeyPanel(words(), make, end)
      )
      return said === "code" ? undefined : said.made
    },
    askCode: async <T>(
      open: (text: string) => Promise<T | undefined>,
      byPasskey: (() => Promise<T>) | undefined,
      over: StartingOver | undefined,
      why?: string
    ) => {
      type Said = { readonly opened: T } | "over"
      const ask = () =>
        present<Said>((end) =>
          askCodePanel(words(), { open, byPasskey, canStartOver: over !== undefined, why }, end)
        )
      let said = await ask()
      while (said === "over") {
        const ended = await present<"back" | "startedOver">((end) => startOverPanel(words(), over!, end))
        if (ended === "startedOver") return ended
        said = await ask()
      }
      return said.opened
    },
    enter: async <T>(ways: EnterWays<T>) => {
      const { entered } = await present<{ readonly entered: T }>((end) => enterPanel(words(), ways, end))
      return entered
    },
    review: (review) => present((end) => reviewPanel(words(), origin, review, end)),
    wallet: (doings) => present((end) => walletPanel(words(), doings, end)),
    changeEmail: (change) => present((end) => changeEmailPanel(words(), origin, change, end)),
    devices: (doings) => present((end) => devicesPanel(words(), doings, end)),
    passkeys: (doings) => present((end) => passkeysPanel(words(), doings, end)),
    giveUp: (message) => {
      for (const item of [...waiting]) item.end(new FrameError(message))
      shown?.end(new FrameError(message))
    }
  }
}
