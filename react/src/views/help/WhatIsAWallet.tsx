import { AppsIcon, KeyIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { useModalContext } from "../../context/ModalContext.ts"
import { HelpPage } from "./HelpPage.tsx"

/** What a wallet is, for visitors who do not have one. */
const WhatIsAWallet = () => {
  const { messages } = useModalContext()
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
