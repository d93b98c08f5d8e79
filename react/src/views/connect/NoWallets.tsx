import { journeyViews } from "@latchkey/core"
import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { copyText } from "../../components/clipboard.ts"
import { Message } from "../../components/Message.tsx"
import { WalletIcon } from "../../icons/lateIcons.tsx"
import { useModalContext } from "../../context/ModalContext.ts"

/** No wallet is there: what to do about it, here and now. */
export const NoWallets = () => {
  const { kit, messages } = useModalContext()
  // A browser on a phone has no wallets of its own, but wallets there have browsers.
  const [isTouch] = useState(() => matchMedia("(hover: none) and (pointer: coarse)").matches)
  return (
    <Message
      icon={
        <span className="message-tile">
          <WalletIcon />
        </span>
      }
      title={messages.noWallets}
      actions={
        <>
          {isTouch ? (
            <PageLinkButton />
          ) : (
            <Button variant="main" onClick={() => location.reload()}>
              {messages.reloadPage}
            </Button>
          )}
          <Button variant="quiet" onClick={() => kit.navigation.push(journeyViews.aboutWallets)}>
            {messages.whatIsAWallet}
          </Button>
        </>
      }
    >
      {isTouch ? messages.noWalletsOnTouch : messages.noWalletsText}
    </Message>
  )
}

const PageLinkButton = () => {
  const { announce, messages } = useModalContext()
  const [label, setLabel] = useState(messages.copyPageLink)
  const tell = (outcome: string) => {
    setLabel(outcome)
    announce(outcome)
  }
  return (
    <Button
      variant="main"
      onClick={async ({ currentTarget }) => {
        const isCopied = await copyText(location.href, currentTarget)
        tell(isCopied ? messages.pageLinkCopied : messages.errors.UNKNOWN)
      }}
    >
      {label}
    </Button>
  )
}
