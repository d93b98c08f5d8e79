import { AppsIcon, KeyIcon, WalletIcon } from "../../icons/icons.tsx"
import { useModal } from "../../modal/ModalContext.ts"
import { HelpPage } from "./HelpPage.tsx"

/** What a wallet is, for those who have none. */
const WhatIsAWallet = () => {
  const { messages } = useModal()
  return (
    <HelpPage
      points={[
        { icon: <WalletIcon />, title: messages.walletHomeTitle, text: messages.walletHomeText },
        { icon: <KeyIcon />, title: messages.walletKeyTitle, text: messages.walletKeyText },
        { icon: <AppsIcon />, title: messages.walletChoiceTitle, text: messages.walletChoiceText }
      ]}
    />
  )
}

export default WhatIsAWallet
