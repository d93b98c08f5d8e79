import { AccountChoice } from "./AccountChoice.tsx"
import { RecentWallets } from "./RecentWallets.tsx"

/** What there is to choose from beside the connected wallets. */
export const MultiWalletSection = () => (
  <>
    <AccountChoice />
    <RecentWallets />
  </>
)
