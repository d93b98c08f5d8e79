import { journeyViews } from "@latchkey/core"
import { IconButton } from "../../components/IconButton.tsx"
import { HelpIcon } from "../../icons/icons.tsx"
import { useModalContext } from "../../context/ModalContext.ts"

/** Opens the page that explains wallets. */
export const WalletHelpButton = () => {
  const { kit, messages } = useModalContext()
  return (
    <IconButton label={messages.whatIsAWallet} onClick={() => kit.navigation.push(journeyViews.aboutWallets)}>
      <HelpIcon />
    </IconButton>
  )
}
