import { journeyViews, readSlot, type CatalogueState, type CatalogueWallet } from "@latchkey/core"
import { Button } from "../../components/Button.tsx"
import { Divider } from "../../components/Divider.tsx"
import { IconTile } from "../../components/IconTile.tsx"
import { Row } from "../../components/Row.tsx"
import { RowList } from "../../components/RowList.tsx"
import { RowsSkeleton } from "../../components/ViewSkeleton.tsx"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import { AppsIcon } from "../../icons/lateIcons.tsx"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { connectMethods } from "../../slots/connectMethods.ts"
import type { ViewProps } from "../../slots/views.ts"
import { goalOf } from "./goalOf.ts"
import { isFor } from "./isFor.ts"
import { StoreRow } from "./StoreRow.tsx"
import { storesHere } from "./storesHere.ts"
import { useCatalogueWords } from "./words.ts"
import { MethodBlock } from "../connect/MethodBlock.tsx"
import type { ConnectGoal } from "../connect/WalletRow.tsx"

/** For a visitor who has no wallet: the ways to connect that need none, and where to get one for this device. */
export const GetWallet = ({ params, catalogue }: ViewProps & { readonly catalogue: CatalogueState }) => {
  const { kit, messages } = useModalContext()
  const fillings = useModalState((state) => state.plugin.fillings)
  const methods = readSlot(fillings, connectMethods).filter(({ when }) => when?.(kit.getSnapshot()) ?? true)
  return (
    <div className="stack connect-blocks">
      {methods.map((method) => (
        <MethodBlock key={method.id} method={method} />
      ))}
      {methods.length > 0 && <Divider>{messages.or}</Divider>}
      <WalletsToGet catalogue={catalogue} goal={goalOf(params)} />
      <Button variant="quiet" onClick={() => kit.navigation.push(journeyViews.aboutWallets)}>
        {messages.whatIsAWallet}
      </Button>
    </div>
  )
}

/** Those that the app or the catalogue puts first: each once. */
const firstOf = ({ custom, featured, recommended }: CatalogueState, goal: ConnectGoal) => [
  ...new Map(
    [...custom, ...featured, ...recommended]
      .filter((wallet) => isFor(goal, wallet))
      .map((wallet) => [wallet.id, wallet])
  ).values()
]

const WalletsToGet = ({
  catalogue,
  goal
}: {
  readonly catalogue: CatalogueState
  readonly goal: ConnectGoal
}) => {
  const { kit, messages } = useModalContext()
  const words = useCatalogueWords()
  if (catalogue.status === "idle" || catalogue.status === "loading") return <RowsSkeleton />
  const toGet = (wallet: CatalogueWallet) => {
    const icon = <WalletPicture wallet={wallet} />
    const [store] = storesHere(wallet).here
    return store === undefined ? (
      <Row
        key={wallet.id}
        icon={icon}
        name={wallet.name}
        leads
        onClick={() => kit.navigation.push(journeyViews.getWallet, { wallet })}
      />
    ) : (
      <StoreRow key={wallet.id} icon={icon} name={wallet.name} detail={words[store.name]} href={store.href} />
    )
  }
  return (
    <RowList label={words.getTitle}>
      {firstOf(catalogue, goal).map(toGet)}
      {catalogue.allWallets && (
        <Row
          icon={
            <IconTile>
              <AppsIcon />
            </IconTile>
          }
          name={messages.allWallets}
          leads
          onClick={() => kit.navigation.push(journeyViews.allWallets, { ...goal, place: {} })}
        />
      )}
    </RowList>
  )
}
