import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "รายการ NFT",
  nft: "ข้อมูล NFT"
}

export const words: NftsMessages = {
  failed: "โหลด NFT ของคุณไม่ได้",
  outdated: "รีเฟรช NFT ของคุณไม่ได้ รายการเหล่านี้อาจเปลี่ยนไปแล้ว",
  readAgain: "รีเฟรช",
  none: "ไม่มี NFT ของบัญชีนี้ที่ทราบได้ที่นี่",
  partial: "NFT ที่เครือข่ายเก็บด้วยวิธีที่ไม่ปกติอาจขาดหายไป",
  since: "NFT ที่ได้รับก่อน {date} อาจขาดหายไป",
  sinceBlock: "NFT ที่ได้รับก่อนบล็อก {block} อาจขาดหายไป",
  hidden: "NFT ที่ซ่อน: {count}",
  showHidden: "แสดง",
  hideHidden: "ซ่อน",
  hiddenNote: "คนแปลกหน้าส่ง NFT แบบนี้มาเพื่อหลอกลวง อย่าเข้าเว็บไซต์ที่ระบุไว้",
  doubts: {
    spam: "รายการนี้ดูเหมือนโฆษณา อย่าเข้าเว็บไซต์ที่ระบุไว้",
    unverified: "คอลเลกชันนี้ใช้ชื่อเหมือนคอลเลกชันที่คุณอาจรู้จัก แต่เป็นคนละคอลเลกชัน อาจไม่มีค่าใดๆ"
  },
  tags: { spam: "สแปม", unverified: "ยังไม่ยืนยัน" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "บัญชีนี้ไม่ได้ถือ NFT นี้แล้ว",
  barred: "แอปนี้โหลดรูปภาพและคำอธิบายไม่ได้",
  undescribed: "โหลดคำอธิบายไม่ได้",
  traits: "คุณลักษณะ",
  contract: "ที่อยู่",
  number: "หมายเลข",
  standard: "มาตรฐาน",
  network: "เครือข่าย",
  held: "จำนวนที่ถือ",
  copyContract: "คัดลอกที่อยู่นี้",
  copyNumber: "คัดลอกหมายเลข",
  copied: "คัดลอกแล้ว",
  copyFailed: "คัดลอกไม่ได้"
}
