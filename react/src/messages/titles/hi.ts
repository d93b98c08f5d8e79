// Written by `npm run lists` from the files of this folder.

/** The titles of views, tiles and tabs, by the English ones. */
export const titles = {
  Activity: "गतिविधि",
  Approvals: "मंज़ूरियाँ",
  Approve: "मंज़ूर करें",
  "Batch of calls": "कॉल का बैच",
  Buy: "खरीदें",
  "Change e-mail": "ईमेल बदलें",
  "Choose a name": "नाम चुनें",
  "Choose token": "टोकन चुनें",
  "Compatible networks": "संगत नेटवर्क",
  "How you pay": "भुगतान कैसे करेंगे",
  NFT: "NFT का विवरण",
  NFTs: "NFT",
  Name: "नाम",
  Offers: "ऑफ़र",
  Payment: "भुगतान",
  Proposals: "प्रस्ताव",
  Purchases: "खरीदारी",
  Receive: "प्राप्त करें",
  Review: "जाँचें",
  "Revoke approval": "मंज़ूरी वापस लें",
  Send: "भेजें",
  "Sign in": "साइन इन करें",
  "Smart session": "स्मार्ट सेशन",
  "Smart sessions": "स्मार्ट सेशन",
  Swap: "स्वैप करें",
  Tokens: "टोकन",
  Transaction: "ट्रांज़ैक्शन",
  Wallet: "वॉलेट",
  "Your name": "आपका नाम"
}
