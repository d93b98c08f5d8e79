import type { KnownWallet } from "./KnownWallet.ts"

/** Wallets to choose from, those that most visitors have first. Stores and links are as public registries have them; where those differ there is none, and the home page leads on. */
export const knownWallets: ReadonlyArray<KnownWallet> = [
  {
    id: "c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96",
    name: "MetaMask",
    home: "metamask.io/download",
    on: ["eip155", "solana"],
    rdns: "io.metamask",
    alsoKnownAs: ["io.metamask.mobile", "io.metamask.flask"],
    ios: 1438144202,
    android: "io.metamask",
    chrome: "nkbihfbeogaeaoehlefnkodbefgpgknn",
    firefox: "ether-metamask",
    native: "metamask://",
    universal: "https://metamask.app.link"
  },
  {
    id: "a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393",
    name: "Phantom",
    home: "phantom.com/download",
    on: ["solana", "eip155", "bip122"],
    rdns: "app.phantom",
    ios: 1598432977,
    android: "app.phantom",
    chrome: "bfnaelmomeimhlpmgjnjophhpkkoljpa",
    firefox: "phantom-app"
  },
  {
    id: "4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0",
    name: "Trust Wallet",
    home: "trustwallet.com/download",
    on: ["eip155", "solana"],
    rdns: "com.trustwallet.app",
    alsoKnownAs: ["Trust"],
    ios: 1288339409,
    android: "com.wallet.crypto.trustapp",
    chrome: "egjidjbpglichdcondbcbdnbeeppgdph",
    native: "trust://",
    universal: "https://link.trustwallet.com"
  },
  {
    id: "fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa",
    name: "Coinbase Wallet",
    home: "www.coinbase.com/wallet/downloads",
    on: ["eip155", "solana"],
    rdns: "com.coinbase.wallet",
    alsoKnownAs: ["Base"],
    ios: 1278383455,
    android: "org.toshi",
    chrome: "hnfanknocfeofbddgcijnmhnfnkdnaad"
  },
  {
    id: "971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709",
    name: "OKX Wallet",
    home: "web3.okx.com/download",
    on: ["eip155", "solana", "bip122", "cosmos"],
    rdns: "com.okex.wallet",
    ios: 1327268470,
    android: "com.okinc.okex.gp",
    chrome: "mcohilncbfahbmgdjkbpemcciiolgcge",
    native: "okex://main"
  },
  {
    id: "io.rabby",
    name: "Rabby",
    home: "rabby.io",
    on: ["eip155"],
    rdns: "io.rabby",
    alsoKnownAs: ["Rabby Wallet"],
    android: "com.debank.rabbymobile",
    chrome: "acmacodkjbdgmoleebolmdjonilkdbch"
  },
  {
    id: "1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79",
    name: "Solflare",
    home: "www.solflare.com/download",
    on: ["solana"],
    ios: 1580902717,
    android: "com.solflare.mobile",
    chrome: "bhhhlbepdkbapadjdnnojkbgioiodbic",
    firefox: "solflare-wallet",
    native: "solflare://"
  },
  {
    id: "1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369",
    name: "Rainbow",
    home: "rainbow.me/download",
    on: ["eip155"],
    rdns: "me.rainbow",
    ios: 1457119021,
    android: "me.rainbow",
    chrome: "opfgelmcmbiajamepnmloijbpoleiama",
    firefox: "rainbow-extension",
    native: "rainbow://",
    universal: "https://rnbwapp.com"
  },
  {
    id: "2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b",
    name: "Xverse",
    home: "www.xverse.app/download",
    on: ["bip122"],
    alsoKnownAs: ["Xverse Wallet"],
    ios: 1552272513,
    android: "com.secretkeylabs.xverse",
    chrome: "idnnbdplmphpflfnlkomgpfbpcgelopg",
    native: "xverse://"
  },
  {
    id: "app.keplr",
    name: "Keplr",
    home: "www.keplr.app/get",
    on: ["cosmos", "eip155"],
    rdns: "app.keplr",
    ios: 1567851089,
    android: "com.chainapsis.keplr",
    chrome: "dmkamcknogkgcdfhhbddcghachkejeap",
    firefox: "keplr",
    native: "keplrwallet://wcV2",
    universal: "https://deeplink.keplr.app"
  },
  {
    id: "app.subwallet",
    name: "SubWallet",
    home: "www.subwallet.app/download.html",
    on: ["polkadot", "eip155"],
    rdns: "app.subwallet",
    alsoKnownAs: ["subwallet-js"],
    ios: 1633050285,
    android: "app.subwallet.mobile",
    chrome: "onhogfjeacnfoofkfgppdlbmlmnplgbn",
    firefox: "subwallet",
    native: "subwallet://",
    universal: "https://mobile.subwallet.app"
  },
  {
    id: "ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18",
    name: "Zerion",
    home: "zerion.io/download",
    on: ["eip155", "solana"],
    rdns: "io.zerion.wallet",
    ios: 1456732565,
    android: "io.zerion.android",
    chrome: "klghhnkeealcohjjanjjdaeeggmfmlpl",
    native: "zerion://",
    universal: "https://wallet.zerion.io"
  },
  {
    id: "38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662",
    name: "Bitget Wallet",
    home: "web3.bitget.com/en/wallet-download",
    on: ["eip155", "solana", "bip122"],
    rdns: "com.bitget.web3",
    ios: 1395301115,
    android: "com.bitkeep.wallet",
    chrome: "jiidiaalihmmhddjgbnbgdfflelocpak",
    native: "bitkeep://",
    universal: "https://bkapp.vip"
  },
  {
    id: "8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4",
    name: "Binance Wallet",
    home: "www.binance.com/en/web3wallet",
    on: ["eip155"],
    rdns: "com.binance.wallet",
    alsoKnownAs: ["Binance Web3 Wallet", "Binance"],
    ios: 1436799971,
    android: "com.binance.dev",
    native: "bnc://app.binance.com/cedefi",
    universal: "https://app.binance.com/cedefi"
  },
  {
    id: "c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a",
    name: "Uniswap Wallet",
    home: "wallet.uniswap.org",
    on: ["eip155"],
    rdns: "org.uniswap.app",
    alsoKnownAs: ["Uniswap Extension"],
    ios: 6443944476,
    android: "com.uniswap.mobile",
    chrome: "nnpmfplkfogfpmcngplhnbdnnilmcdcg",
    native: "uniswap://",
    universal: "https://uniswap.org/app"
  },
  {
    id: "2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0",
    name: "Backpack",
    home: "backpack.app/download",
    on: ["solana", "eip155"],
    rdns: "app.backpack",
    ios: 6445964121,
    android: "app.backpack.mobile",
    chrome: "aflkmfhebedbjioipglgcbcmnbpgliof"
  },
  {
    id: "xyz.talisman",
    name: "Talisman",
    home: "talisman.xyz/download",
    on: ["polkadot", "eip155"],
    rdns: "xyz.talisman",
    ios: 6761427240,
    android: "xyz.talisman.app",
    chrome: "fijngjgcjhjmmpcmkeiomlglpeiijkld",
    firefox: "talisman-wallet-extension",
    native: "talisman://",
    universal: "https://talisman.xyz/wc"
  },
  {
    id: "483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13",
    name: "Leather",
    home: "leather.io",
    on: ["bip122"],
    chrome: "ldinpeekobnhjjdofggfgjlcehhmanlj"
  },
  {
    id: "io.unisat",
    name: "UniSat",
    home: "unisat.io/download",
    on: ["bip122"],
    alsoKnownAs: ["UniSat Wallet", "Unisat"],
    chrome: "ppbibelpcjmhbdihakflkdcoccbgbkpo"
  },
  {
    id: "io.leapwallet",
    name: "Leap",
    home: "www.leapwallet.io",
    on: ["cosmos"],
    alsoKnownAs: ["Leap Wallet", "Leap Cosmos Wallet"],
    chrome: "fcfcfllfndlomdhbehjjcoimbgofdncg"
  },
  {
    id: "0ef262ca2a56b88d179c93a21383fee4e135bd7bc6680e5c2356ff8e38301037",
    name: "Jupiter",
    home: "jup.ag/mobile",
    on: ["solana"],
    alsoKnownAs: ["Jupiter Mobile"],
    ios: 6484069059,
    android: "ag.jup.jupiter.android",
    native: "jupiter://"
  },
  {
    id: "0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150",
    name: "SafePal",
    home: "www.safepal.com/download",
    on: ["eip155", "solana"],
    ios: 1548297139,
    android: "io.safepal.wallet",
    chrome: "lgmpcpglpngdoalbgeoldeajfclnhafa",
    firefox: "safepal-extension-wallet",
    native: "safepalwallet://",
    universal: "https://link.safepal.io"
  },
  {
    id: "15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f",
    name: "Bybit Wallet",
    home: "www.bybit.com/web3",
    on: ["eip155"],
    ios: 1488296980,
    android: "com.bybit.app",
    chrome: "pdliaogehgdbhbnmkklieghmmjkpigpa"
  },
  {
    id: "20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66",
    name: "TokenPocket",
    home: "www.tokenpocket.pro",
    on: ["eip155"],
    rdns: "pro.tokenpocket",
    ios: 6444625622,
    android: "vip.mytokenpocket",
    chrome: "mfgccjchihfkkindfppnaooecgfneiii",
    native: "tpoutside://"
  },
  {
    id: "19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927",
    name: "Ledger Live",
    home: "www.ledger.com/ledger-live",
    on: ["eip155"],
    rdns: "com.ledger",
    alsoKnownAs: ["Ledger", "Ledger Wallet"],
    ios: 1361671700,
    android: "com.ledger.live",
    native: "ledgerlive://",
    desktop: "ledgerlive://"
  },
  {
    id: "225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f",
    name: "Safe",
    home: "safe.global",
    on: ["eip155"],
    alsoKnownAs: ["Safe{Wallet}"],
    ios: 1515759131,
    android: "io.gnosis.safe",
    native: "safe://"
  },
  {
    id: "c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576",
    name: "1inch Wallet",
    home: "1inch.io/wallet",
    on: ["eip155"],
    ios: 1546049391,
    android: "io.oneinch.android",
    native: "oneinch://"
  },
  {
    id: "f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d",
    name: "Crypto.com Onchain",
    home: "crypto.com/onchain",
    on: ["eip155"],
    rdns: "com.crypto.wallet",
    ios: 1512048310,
    android: "com.defi.wallet",
    chrome: "hifafgmccdpekplomjjkcfgodnhcellj",
    native: "dfw://",
    universal: "https://wallet.crypto.com"
  },
  {
    id: "ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef",
    name: "imToken",
    home: "token.im/download",
    on: ["eip155"],
    ios: 1384798940,
    android: "im.token.app",
    native: "imtokenv2://"
  },
  {
    id: "18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277",
    name: "Kraken Wallet",
    home: "www.kraken.com/wallet",
    on: ["eip155", "solana"],
    ios: 1626327149,
    android: "com.kraken.superwallet",
    native: "krakenwallet://"
  },
  {
    id: "541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf",
    name: "Ronin Wallet",
    home: "wallet.roninchain.com",
    on: ["eip155"],
    rdns: "com.roninchain.wallet",
    ios: 1592675001,
    android: "com.skymavis.genesis",
    chrome: "fnjhmkhhmkbjkkabndcnnogagogbneec",
    firefox: "ronin-wallet",
    native: "roninwallet://",
    universal: "https://wallet.roninchain.com"
  },
  {
    id: "8837dd9413b1d9b585ee937d27a816590248386d9dbf59f5cd3422dbbb65683e",
    name: "Robinhood Wallet",
    home: "robinhood.com/web3-wallet",
    on: ["eip155"],
    rdns: "com.robinhood.wallet",
    android: "com.robinhood.gateway",
    native: "robinhood-wallet://"
  },
  {
    id: "e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4",
    name: "Exodus",
    home: "www.exodus.com/download",
    on: ["eip155", "solana"],
    rdns: "com.exodus.web3-wallet",
    ios: 1414384820,
    android: "exodusmovement.exodus",
    chrome: "aholpfdialjgjfhomihkjbmgjidlcdno",
    native: "exodus://",
    universal: "https://exodus.com/m"
  },
  {
    id: "2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01",
    name: "Coin98",
    home: "coin98.com/wallet",
    on: ["eip155", "solana"],
    rdns: "com.coin98",
    alsoKnownAs: ["Coin98 Wallet", "Coin98 Super Wallet"],
    ios: 1561969966,
    android: "coin98.crypto.finance.media",
    chrome: "aeachknmefphepccionboohckonoeemg",
    native: "coin98://"
  },
  {
    id: "2c81da3add65899baeac53758a07e652eea46dbb5195b8074772c62a77bbf568",
    name: "Ambire",
    home: "www.ambire.com/get-extension",
    on: ["eip155"],
    alsoKnownAs: ["Ambire Wallet", "com.ambire.wallet"],
    ios: 6444863857,
    android: "com.ambire.wallet",
    native: "ambire://",
    universal: "https://mobile.ambire.com"
  },
  {
    id: "b4678fefcc469583ed4ef58a5bd90ce86208b82803f3c45f2de3e0973d268835",
    name: "BitPay",
    home: "bitpay.com/wallet",
    on: ["eip155"],
    alsoKnownAs: ["BitPay Wallet"],
    ios: 1149581638,
    native: "bitpay://",
    universal: "https://link.bitpay.com"
  },
  {
    id: "com.enkrypt",
    name: "Enkrypt",
    home: "www.enkrypt.com",
    on: ["eip155", "polkadot", "bip122"],
    rdns: "com.enkrypt",
    chrome: "kkpllkodjeloidieedojogacfhpaihoh",
    firefox: "enkrypt"
  },
  {
    id: "org.mathwallet",
    name: "MathWallet",
    home: "mathwallet.org",
    on: ["eip155", "solana"],
    ios: 1582612388,
    android: "com.mathwallet.android",
    chrome: "afbcbjpbpfadlkmhmclhkeeodmamcflc",
    native: "mathwallet://"
  },
  {
    id: "app.core.extension",
    name: "Core",
    home: "core.app/download",
    on: ["eip155"],
    rdns: "app.core.extension",
    ios: 6443685999,
    android: "com.avaxwallet",
    chrome: "agoakfejjabomempkjlepdflaleeobhb",
    native: "core://",
    universal: "https://core.app"
  },
  {
    id: "9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0",
    name: "Zengo",
    home: "zengo.com",
    on: ["eip155"],
    alsoKnownAs: ["Zengo Wallet"],
    ios: 1440147115,
    android: "com.zengo.wallet",
    universal: "https://get.zengo.com"
  },
  {
    id: "com.mewwallet",
    name: "MEW wallet",
    home: "www.mewwallet.com",
    on: ["eip155"],
    ios: 1464614025,
    android: "com.myetherwallet.mewwallet",
    native: "mewwallet://",
    universal: "https://mewwallet.com"
  },
  {
    id: "com.blockchain",
    name: "Blockchain.com",
    home: "www.blockchain.com/app",
    on: ["eip155"],
    ios: 493253309,
    android: "piuk.blockchain.android",
    native: "blockchain-wallet://"
  },
  {
    id: "com.fireblocks",
    name: "Fireblocks",
    home: "www.fireblocks.com",
    on: ["eip155"],
    ios: 1439296596,
    android: "com.fireblocks.client",
    native: "fireblocks-wc://"
  },
  {
    id: "co.family.wallet",
    name: "Family",
    home: "family.co",
    on: ["eip155"],
    rdns: "co.family.wallet",
    ios: 1606779267,
    native: "familywallet://"
  },
  {
    id: "com.bitcoin",
    name: "Bitcoin.com Wallet",
    home: "wallet.bitcoin.com",
    on: ["eip155"],
    ios: 1252903728,
    android: "com.bitcoin.mwallet",
    native: "bitcoincom://"
  },
  {
    id: "719bd888109f5e8dd23419b20e749900ce4d2fc6858cf588395f19c82fd036b3",
    name: "HaHa",
    home: "www.haha.me",
    on: ["eip155"],
    ios: 1591158244,
    android: "com.permutize.haha",
    native: "haha://"
  },
  {
    id: "163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3",
    name: "Brave Wallet",
    home: "brave.com/wallet",
    on: ["eip155", "solana"],
    rdns: "com.brave.wallet",
    ios: 1052879175,
    android: "com.brave.browser"
  },
  {
    id: "sh.frame",
    name: "Frame",
    home: "frame.sh",
    on: ["eip155"],
    rdns: "sh.frame",
    chrome: "ldcoohedfbjoobcadoglnnmmfbdlmmhf"
  },
  {
    id: "com.guarda",
    name: "Guarda",
    home: "guarda.com",
    on: ["eip155"],
    alsoKnownAs: ["Guarda Wallet"],
    chrome: "hpglfhgfnhbgpjdenjgmdgoeiappafln"
  },
  {
    id: "so.onekey.app.wallet",
    name: "OneKey",
    home: "onekey.so/download",
    on: ["eip155", "solana", "bip122", "cosmos"],
    rdns: "so.onekey.app.wallet",
    alsoKnownAs: ["OneKey Wallet"],
    ios: 1609559473,
    android: "so.onekey.app.wallet",
    chrome: "jnmbobjmhlngoefaiojfljckilhhlhcj"
  },
  {
    id: "com.tangem",
    name: "Tangem",
    home: "tangem.com",
    on: ["eip155"],
    android: "com.tangem.wallet",
    native: "tangem://"
  },
  {
    id: "app.nightly",
    name: "Nightly",
    home: "nightly.app/download",
    on: ["solana", "polkadot"],
    ios: 6444768157,
    android: "com.nightlymobile",
    chrome: "fiikommddbeccaoicoejoniammnalkfa"
  },
  {
    id: "app.glow",
    name: "Glow",
    home: "glow.app",
    on: ["solana"],
    ios: 1599584512,
    android: "com.luma.wallet.prod"
  },
  {
    id: "io.cosmostation",
    name: "Cosmostation",
    home: "www.cosmostation.io",
    on: ["cosmos"],
    alsoKnownAs: ["Cosmostation Wallet"],
    ios: 1459830339,
    android: "wannabit.io.cosmostaion",
    chrome: "fpkhgmpbidmiogeglndfbkegfdlnajnf",
    native: "cosmostation://"
  },
  {
    id: "io.compasswallet",
    name: "Compass",
    home: "compasswallet.io",
    on: ["cosmos", "eip155"],
    alsoKnownAs: ["Compass Wallet"],
    chrome: "anokgmphncpekkhclmingpimjmcooifb"
  },
  {
    id: "js.polkadot",
    name: "Polkadot{.js}",
    home: "polkadot.js.org/extension",
    on: ["polkadot"],
    alsoKnownAs: ["polkadot-js", "Polkadot.js"],
    chrome: "mopnmbcafieddcagagdcbnhejhlodfdd",
    firefox: "polkadot-js-extension"
  },
  {
    id: "io.novawallet",
    name: "Nova Wallet",
    home: "novawallet.io",
    on: ["polkadot", "eip155"],
    alsoKnownAs: ["Nova"],
    ios: 1597119355,
    android: "io.novafoundation.nova.market",
    native: "novawallet://"
  },
  {
    id: "io.fearlesswallet",
    name: "Fearless Wallet",
    home: "fearlesswallet.io",
    on: ["polkadot"],
    alsoKnownAs: ["fearless-wallet"],
    android: "jp.co.soramitsu.fearless",
    chrome: "nhlnehondigmgckngjomcpcefcdplmgc"
  },
  {
    id: "xyz.polkagate",
    name: "PolkaGate",
    home: "polkagate.xyz",
    on: ["polkadot"],
    alsoKnownAs: ["polkagate"],
    chrome: "ginchbkmljhldofnbjabmeophlhdldgp",
    firefox: "polkagate"
  }
]
