import { journeyViews, shownNamespace } from "@latchkey/core"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { useBalanceReading } from "../../hooks/useBalanceReading.ts"
import { WalletIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { networkName } from "../networkName.ts"
import { shownAccount, shownNetwork } from "../selectors.ts"
import { AccountActions } from "./AccountActions.tsx"
import { AccountSummary } from "./AccountSummary.tsx"
import { AccountTabs } from "./AccountTabs.tsx"
import { WalletRows } from "./WalletRows.tsx"

/** The connected account: address, balance, actions, and what features show of it. */
const Account = () => {
  const { kit, messages } = useModalContext()
  const account = useModalState(shownAccount)
  const network = useModalState(shownNetwork)
  const namespace = useModalState(shownNamespace)
  const address = account?.address
  useBalanceReading(kit, namespace, account)

  if (account === undefined || address === undefined || namespace === undefined) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={
          <Button
            variant="main"
            onClick={() =>
              kit.navigation.push(journeyViews.connect, namespace === undefined ? {} : { namespace })
            }
          >
            {messages.connectTitle}
          </Button>
        }
      >
        {fill(messages.notConnectedTitle, { network: networkName(network, messages) })}.{" "}
        {messages.notConnectedText}
      </EmptyState>
    )
  }
  return (
    <div className="account">
      <AccountSummary account={account} address={address} namespace={namespace} network={network} />
      <AccountActions namespace={namespace} />
      <AccountTabs namespace={namespace} />
      <WalletRows account={account} namespace={namespace} />
    </div>
  )
}

export default Account
