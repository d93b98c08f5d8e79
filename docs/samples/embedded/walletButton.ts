import "@latchkey/embedded/element"
import type { WalletButtonElement } from "@latchkey/embedded/element"
import { kit } from "./kit"

// <latchkey-wallet-button method="google"></latchkey-wallet-button>
for (const button of document.querySelectorAll<WalletButtonElement>("latchkey-wallet-button"))
  button.kit = kit
