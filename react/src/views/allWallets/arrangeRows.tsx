import {
  journeyViews,
  type CatalogueState,
  type CatalogueWallet,
  type ConnectorInfo,
  type KitCore
} from "@latchkey/core"
import { formatDecimal } from "../../format/formatDecimal.ts"
import { IconTile } from "../../components/IconTile.tsx"
import { Row } from "../../components/Row.tsx"
import { Skeleton } from "../../components/Skeleton.tsx"
import { Tag } from "../../components/Tag.tsx"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import { AppsIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { catalogue as english } from "../../messages/en/catalogue.ts"
import type { Messages } from "../../messages/Messages.ts"
import type { ListedRow } from "../connect/ListedRow.ts"
import type { ConnectGoal } from "../connect/WalletRow.tsx"
import { chooseWallet, isConnectable, isInstalledAs } from "./chooseWallet.ts"
import { isFor } from "./isFor.ts"

/** What rows are made of. */
export interface Arrangement {
  /** The rows of connectors, in their order. */
  readonly own: ReadonlyArray<ListedRow>
  readonly catalogue: CatalogueState
  readonly goal: ConnectGoal
  /** Its state decides which wallets are installed, and the order of the kinds. */
  readonly kit: Pick<KitCore, "getSnapshot" | "navigation" | "connect">
  readonly messages: Messages
  readonly locale: string
}

/** Puts the rows of a catalogue between those of connectors. */
export type Arrange = (arrangement: Arrangement) => ReadonlyArray<ListedRow>

const RECOMMENDED = 2

/** A number of wallets: exact below ten, else at least so many tens. */
export const countLabel = (count: number, locale: string): string => {
  const tens = Math.floor(count / 10) * 10
  return count < 10 || tens === count
    ? formatDecimal(String(count), locale)
    : `${formatDecimal(String(tens), locale)}+`
}

const isHidden = ({ hidden }: CatalogueState, { connector }: ListedRow): boolean =>
  connector !== undefined &&
  (hidden.names.includes(connector.name) ||
    (connector.rdns !== undefined && hidden.rdns.includes(connector.rdns.toLowerCase())))

/** Which wallets of a catalogue are rows, by kind: each once, and none that is a row by being installed. */
const chosen = ({ own, catalogue, kit, goal }: Arrangement) => {
  const { connectors } = kit.getSnapshot().connection
  const shown = new Set<string>()
  const fresh = (wallets: ReadonlyArray<CatalogueWallet>) =>
    wallets.filter((wallet) => {
      const isInstalled = connectors.some((connector) => isInstalledAs(wallet, connector))
      if (shown.has(wallet.id) || isInstalled || !isFor(goal, wallet)) return false
      shown.add(wallet.id)
      return true
    })
  const recent = fresh(catalogue.recent)
  const featured = fresh(catalogue.featured)
  const custom = fresh(catalogue.custom)
  const installed = own.filter(({ kind }) => kind === "injected").length
  const room = Math.max(0, RECOMMENDED - installed - recent.length)
  const isOwnChoice = catalogue.expected.featured > 0 || catalogue.expected.custom > 0
  const recommended = isOwnChoice ? [] : fresh(catalogue.recommended).slice(0, room)
  return { recent, featured, custom, recommended, room: isOwnChoice ? 0 : room }
}

const hasWallet = ({ type, installed }: ConnectorInfo) =>
  installed && (type === "announced" || type === "injected")

// A wallet has its place's name: it takes the room that was kept for it while it was on its way.
const placeId = (kind: string, index: number) => `catalogue ${kind} ${index}`

const waitingRow = (kind: string, index: number): ListedRow => ({
  id: placeId(kind, index),
  kind,
  node: (
    <span className="row" data-skeleton="" aria-hidden="true">
      <Skeleton width={40} height={40} radius={10} />
      <Skeleton width={`${[44, 58, 36][index % 3]}%`} height={14} />
    </span>
  )
})

const waitingRows = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => waitingRow(kind, index))

export const arrangeRows: Arrange = (arrangement) => {
  const { own, catalogue, goal, kit, messages, locale } = arrangement
  const words = messages.catalogue ?? english
  const typeOrder = kit.getSnapshot().feature.values.connectorTypeOrder
  const { recent, featured, custom, recommended, room } = chosen(arrangement)
  const isWaiting = catalogue.status === "idle" || catalogue.status === "loading"
  const rows = (kind: string, wallets: ReadonlyArray<CatalogueWallet>) =>
    wallets.map((wallet, index): ListedRow => ({
      id: placeId(kind, index),
      kind,
      node: (
        <Row
          icon={<WalletPicture wallet={wallet} />}
          name={wallet.name}
          {...(kind === "recent"
            ? { end: <Tag tone="accent">{messages.tagRecent}</Tag> }
            : isConnectable(kit, wallet, goal)
              ? {}
              : { end: <Tag>{words.get}</Tag> })}
          onClick={() => chooseWallet(kit, wallet, goal)}
        />
      )
    }))
  const place = ({ kind }: ListedRow) => {
    const index = typeOrder.indexOf(kind)
    return index === -1 ? typeOrder.length : index
  }
  // Rows that are on their way have their room, so that nothing moves when they come.
  const { expected } = catalogue
  const known = isWaiting
    ? [
        ...waitingRows("featured", expected.featured),
        ...waitingRows("custom", expected.custom),
        ...waitingRows("recommended", catalogue.allWallets ? room : 0)
      ]
    : [...rows("featured", featured), ...rows("custom", custom), ...rows("recommended", recommended)]
  const all = [
    ...own.filter((row) => !isHidden(catalogue, row)),
    ...rows("recent", recent),
    ...known
  ].toSorted((a, b) => place(a) - place(b))
  const { connectors } = kit.getSnapshot().connection
  // Titles are known before a view is loaded: the one of this view comes with its parameters.
  const none: ListedRow = {
    id: "catalogue none",
    kind: "none",
    node: (
      <Row
        icon={
          <IconTile>
            <WalletIcon />
          </IconTile>
        }
        name={words.noWallet}
        leads
        onClick={() =>
          kit.navigation.push(journeyViews.getWallet, { ...goal, wallet: { name: words.getTitle } })
        }
      />
    )
  }
  // Who has one here needs no other; what is on its way is not known to be anything yet.
  const isLess = connectors.some(hasWallet) || recent.length > 0 || all.length + catalogue.count === 0
  const last = isLess ? [] : [none]
  if (!catalogue.allWallets) return [...all, ...last]
  return [
    ...all,
    {
      id: "catalogue all",
      kind: "all",
      node: (
        <Row
          icon={
            <IconTile>
              <AppsIcon />
            </IconTile>
          }
          name={messages.allWallets}
          {...(catalogue.count > 0 ? { end: <Tag>{countLabel(catalogue.count, locale)}</Tag> } : {})}
          leads
          onClick={() => kit.navigation.push(journeyViews.allWallets, { ...goal, place: {} })}
        />
      )
    },
    ...last
  ]
}
