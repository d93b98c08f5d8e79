export { useWalletButtons, type WalletButtons } from "./useWalletButtons.ts"
export { WalletButton, type WalletButtonProps } from "./WalletButton.tsx"
