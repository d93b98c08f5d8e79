/** The mnemonic whose accounts Anvil and Hardhat fund by default. It is public: a test key, never a secret. */
export const testMnemonic = "test test test test test test test test test test test junk"
