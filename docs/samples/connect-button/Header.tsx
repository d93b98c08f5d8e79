import { ConnectButton, NetworkButton } from "@latchkey/react"

export const Header = () => (
  <header>
    <NetworkButton />
    <ConnectButton label="Log in" balance="hide" charsStart={6} charsEnd={4} className="header-button" />
  </header>
)
