import type { CatalogueWallet } from "@latchkey/core"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { IconTile } from "../../components/IconTile.tsx"
import { LinkRow } from "../../components/LinkRow.tsx"
import { RowList } from "../../components/RowList.tsx"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import { AppsIcon, NetworkIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModalContext } from "../../modal/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { walletIn } from "./walletIn.ts"
import { useCatalogueWords } from "./words.ts"

/** Where to get a wallet that is not installed here. */
const Downloads = ({ params }: ViewProps) => {
  const { kit, messages } = useModalContext()
  const words = useCatalogueWords()
  const wallet = walletIn(params)
  const back = <Button onClick={() => kit.navigation.goBack()}>{messages.chooseAnother}</Button>
  if (wallet === undefined) {
    return (
      <EmptyState icon={<WalletIcon />} action={back}>
        {words.empty}
      </EmptyState>
    )
  }
  return <WalletLinks wallet={wallet} back={back} />
}

const WalletLinks = ({
  wallet,
  back
}: {
  readonly wallet: CatalogueWallet
  readonly back: React.ReactNode
}) => {
  const words = useCatalogueWords()
  const { name, chromeStore, appStore, playStore, homepage } = wallet
  const links = [
    { href: chromeStore, label: words.chromeStore, icon: <AppsIcon /> },
    { href: appStore, label: words.appStore, icon: <AppsIcon /> },
    { href: playStore, label: words.playStore, icon: <AppsIcon /> },
    { href: homepage, label: words.website, icon: <NetworkIcon /> }
  ].flatMap((link) => (link.href === undefined ? [] : [{ ...link, href: link.href }]))
  const text = fill(links.length === 0 ? words.getNowhere : words.getText, { wallet: name })
  useAnnouncement(text)
  return (
    <div className="stack">
      <div className="message">
        <WalletPicture wallet={wallet} size={72} />
        <p>{text}</p>
      </div>
      <RowList label={name}>
        {links.map(({ href, label, icon }) => (
          <LinkRow key={label} icon={<IconTile>{icon}</IconTile>} name={label} href={href} />
        ))}
      </RowList>
      {links.length === 0 && back}
    </div>
  )
}

export default Downloads
