import { IconButton } from "../../components/IconButton.tsx"
import { HelpIcon } from "../../icons/icons.tsx"
import { useModal } from "../../modal/ModalContext.ts"

/** Leads to what a wallet is. */
export const WalletHelpButton = () => {
  const { kit, messages } = useModal()
  return (
    <IconButton label={messages.whatIsAWallet} onClick={() => kit.navigation.push("WhatIsAWallet")}>
      <HelpIcon />
    </IconButton>
  )
}
