import type { Marks } from "./Marks.ts"

/** Marks of wallets: by the rdns of those that announce themselves, by name of the others. */
export const walletMarks: Marks = [
  [
    ["rdns/io.metamask", "rdns/io.metamask.flask", "rdns/io.metamask.mobile", "name/MetaMask"],
    () => import("@web3icons/core/svgs/wallets/background/metamask.svg.js")
  ],
  [
    ["rdns/com.coinbase.wallet", "name/Coinbase Wallet", "name/Coinbase"],
    () => import("@web3icons/core/svgs/wallets/background/coinbase.svg.js")
  ],
  [
    ["rdns/com.okex.wallet", "name/OKX Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/okx.svg.js")
  ],
  [
    ["rdns/app.phantom", "name/Phantom", "name/Phantom Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/phantom.svg.js")
  ],
  [
    ["rdns/io.rabby", "name/Rabby", "name/Rabby Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/rabby.svg.js")
  ],
  [
    ["rdns/me.rainbow", "name/Rainbow"],
    () => import("@web3icons/core/svgs/wallets/background/rainbow.svg.js")
  ],
  [
    ["rdns/com.trustwallet.app", "name/Trust Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/trust.svg.js")
  ],
  [
    ["rdns/io.zerion.wallet", "name/Zerion"],
    () => import("@web3icons/core/svgs/wallets/background/zerion.svg.js")
  ],
  [
    ["rdns/com.ledger", "name/Ledger", "name/Ledger Live"],
    () => import("@web3icons/core/svgs/wallets/background/ledger.svg.js")
  ],
  [
    ["name/Trezor", "name/Trezor Suite"],
    () => import("@web3icons/core/svgs/wallets/background/trezor.svg.js")
  ],
  [["name/Safe", "name/Safe{Wallet}"], () => import("@web3icons/core/svgs/wallets/background/safe.svg.js")],
  [["rdns/app.keplr", "name/Keplr"], () => import("@web3icons/core/svgs/wallets/background/keplr.svg.js")],
  [
    ["rdns/app.backpack", "name/Backpack"],
    () => import("@web3icons/core/svgs/wallets/background/backpack.svg.js")
  ],
  [["name/Solflare"], () => import("@web3icons/core/svgs/wallets/background/solflare.svg.js")],
  [["name/Glow"], () => import("@web3icons/core/svgs/wallets/background/glow.svg.js")],
  [
    ["rdns/com.enkrypt", "name/Enkrypt"],
    () => import("@web3icons/core/svgs/wallets/background/enkrypt.svg.js")
  ],
  [
    ["rdns/com.exodus.web3-wallet", "name/Exodus"],
    () => import("@web3icons/core/svgs/wallets/background/exodus.svg.js")
  ],
  [["name/Argent"], () => import("@web3icons/core/svgs/wallets/background/argent.svg.js")],
  [
    ["rdns/im.token.app", "name/imToken"],
    () => import("@web3icons/core/svgs/wallets/background/imtoken.svg.js")
  ],
  [
    ["rdns/pro.tokenpocket", "name/TokenPocket"],
    () => import("@web3icons/core/svgs/wallets/background/token-pocket.svg.js")
  ],
  [
    ["rdns/coin98.com", "name/Coin98", "name/Coin98 Super Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/coin98.svg.js")
  ],
  [
    ["rdns/com.roninchain.wallet", "name/Ronin Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/ronin.svg.js")
  ],
  [["name/Kraken Wallet"], () => import("@web3icons/core/svgs/wallets/background/kraken.svg.js")],
  [["name/Zengo", "name/ZenGo Wallet"], () => import("@web3icons/core/svgs/wallets/background/zengo.svg.js")],
  [
    ["rdns/io.xdefi", "name/XDEFI Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/xdefi.svg.js")
  ],
  [
    ["rdns/app.sequence", "name/Sequence", "name/Sequence Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/sequence.svg.js")
  ],
  [
    ["rdns/com.templewallet", "name/Temple", "name/Temple Wallet"],
    () => import("@web3icons/core/svgs/wallets/background/temple.svg.js")
  ],
  [["name/Atomic Wallet"], () => import("@web3icons/core/svgs/wallets/background/atomic.svg.js")],
  [["name/BitBox", "name/BitBoxApp"], () => import("@web3icons/core/svgs/wallets/background/bitbox.svg.js")],
  [["name/BlueWallet"], () => import("@web3icons/core/svgs/wallets/background/blue.svg.js")],
  [
    ["name/MyEtherWallet", "name/MEW wallet"],
    () => import("@web3icons/core/svgs/wallets/background/my-ether-wallet.svg.js")
  ],
  [["name/AlphaWallet"], () => import("@web3icons/core/svgs/wallets/background/alpha-wallet.svg.js")],
  [["name/WalletConnect"], () => import("@web3icons/core/svgs/wallets/background/wallet-connect.svg.js")]
]
