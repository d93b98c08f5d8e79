import { CoinIcon, NetworkIcon, SplitIcon } from "../../icons/lateIcons.tsx"
import { useModalContext } from "../../context/ModalContext.ts"
import { HelpPage } from "./HelpPage.tsx"

/** What a network is. */
const WhatIsANetwork = () => {
  const { messages } = useModalContext()
  return (
    <HelpPage
      points={[
        { icon: <NetworkIcon />, title: messages.networkWhatTitle, text: messages.networkWhatText },
        { icon: <CoinIcon />, title: messages.networkFeeTitle, text: messages.networkFeeText },
        { icon: <SplitIcon />, title: messages.networkSameTitle, text: messages.networkSameText }
      ]}
    />
  )
}

export default WhatIsANetwork
