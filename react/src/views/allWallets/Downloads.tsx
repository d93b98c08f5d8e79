import type { CatalogueWallet } from "@latchkey/core"
import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { IconTile } from "../../components/IconTile.tsx"
import { isSafeLink } from "../../components/isSafeLink.ts"
import { QrCode } from "../../components/QrCode.tsx"
import { RowList } from "../../components/RowList.tsx"
import { Tabs } from "../../components/Tabs.tsx"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import { AppsIcon, NetworkIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModalContext } from "../../context/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { GetWallet } from "./GetWallet.tsx"
import { StoreRow } from "./StoreRow.tsx"
import { storesHere, type Store } from "./storesHere.ts"
import { useCatalogue } from "./useCatalogue.ts"
import { walletIn } from "./walletIn.ts"
import { useCatalogueWords } from "./words.ts"

/** Where to get a wallet that is not installed here: one, or whichever where the visitor has none. */
const Downloads = ({ params }: ViewProps) => {
  const { kit, messages } = useModalContext()
  const words = useCatalogueWords()
  const wallet = walletIn(params)
  const back = <Button onClick={() => kit.navigation.goBack()}>{messages.chooseAnother}</Button>
  const catalogue = useCatalogue()
  if (wallet === undefined) {
    if (catalogue !== undefined) return <GetWallet params={params} catalogue={catalogue.state} />
    return (
      <EmptyState icon={<WalletIcon />} action={back}>
        {words.empty}
      </EmptyState>
    )
  }
  return <WalletLinks wallet={wallet} back={back} />
}

const apps = (
  <IconTile>
    <AppsIcon />
  </IconTile>
)

const WalletLinks = ({
  wallet,
  back
}: {
  readonly wallet: CatalogueWallet
  readonly back: React.ReactNode
}) => {
  const words = useCatalogueWords()
  const { name, homepage } = wallet
  const [{ here, phone }] = useState(() => storesHere(wallet))
  const home = homepage !== undefined && isSafeLink(homepage) ? homepage : undefined
  const isNowhere = home === undefined && here.length + phone.length === 0
  const text = fill(isNowhere ? words.getNowhere : words.getText, { wallet: name })
  useAnnouncement(text)
  return (
    <div className="stack">
      <div className="message">
        <WalletPicture wallet={wallet} size={72} />
        <p>{text}</p>
      </div>
      <RowList label={name}>
        {here.map((store) => (
          <StoreRow key={store.name} icon={apps} name={words[store.name]} href={store.href} />
        ))}
        {home !== undefined && (
          <StoreRow
            icon={
              <IconTile>
                <NetworkIcon />
              </IconTile>
            }
            name={words.website}
            href={home}
          />
        )}
      </RowList>
      {phone.length > 0 && <PhoneStores stores={phone} />}
      {isNowhere && back}
    </div>
  )
}

/** The stores of phones, for a phone that scans this screen. */
const PhoneStores = ({ stores }: { readonly stores: ReadonlyArray<Store> }) => {
  const words = useCatalogueWords()
  const [chosen, choose] = useState(0)
  const store = stores[chosen]
  if (store === undefined) return null
  const { name, href } = store
  return (
    <Tabs
      label={words.phoneText}
      titles={stores.map((one) => words[one.name])}
      chosen={chosen}
      onChoose={choose}
    >
      <div className="stack">
        <QrCode text={href} label={`${words.phoneText} ${words[name]}`} />
        <StoreRow icon={apps} name={words[name]} detail={words.phoneText} href={href} />
      </div>
    </Tabs>
  )
}

export default Downloads
