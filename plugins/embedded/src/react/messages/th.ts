import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "เข้าสู่ระบบ",
  approve: "อนุมัติ",
  wallet: "กระเป๋าเงิน",
  updateEmail: "เปลี่ยนอีเมล"
}

export const buttons: Buttons = {
  email: "ดำเนินการต่อด้วยอีเมล",
  passkey: "ดำเนินการต่อด้วยพาสคีย์",
  provider: "ดำเนินการต่อด้วย {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "อีเมล",
  emailSubmit: "ดำเนินการต่อ",
  emailIntro: "เราจะส่งรหัสไปยังที่อยู่ของคุณ ไม่ต้องใช้รหัสผ่าน ไม่ต้องติดตั้งอะไร",
  emailInvalid: "ที่อยู่อีเมลไม่ถูกต้อง ลองอีกครั้ง",
  cooldown: "โปรดลองอีกครั้งหลังจาก {seconds}",
  frameFailed: "โหลดกระเป๋าเงินไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
  timedOut: "กระเป๋าเงินไม่ตอบสนอง ลองอีกครั้ง",
  failed: "ดำเนินการไม่สำเร็จ ลองอีกครั้ง",
  failedTitle: "เข้าสู่ระบบไม่สำเร็จ",
  deviceTitle: "ยืนยันอุปกรณ์นี้",
  deviceText: "คุณยังไม่เคยเข้าสู่ระบบที่นี่ เปิดลิงก์ที่ส่งไปยัง {email}",
  codeTitle: "ป้อนรหัส",
  codeText: "ส่งรหัสไปยัง {email} แล้ว",
  codeLabel: "รหัสหกหลัก",
  codeLife: "รหัสใช้ได้ 20 นาที",
  codeChecking: "กำลังตรวจสอบรหัส",
  codeFailed: "{reason} ลองอีกครั้ง",
  resend: "ส่งรหัสอีกครั้ง",
  resendIn: "ส่งอีกครั้งใน {seconds} วินาที",
  resent: "ส่งรหัสอีกครั้งแล้ว",
  otherEmail: "ใช้อีเมลอื่น",
  accountTitle: "กำลังเปิดกระเป๋าเงินของคุณ",
  accountText: "ใช้เวลาสักครู่",
  continueWith: "ดำเนินการต่อด้วย {provider}",
  passkey: "ดำเนินการต่อด้วยพาสคีย์",
  moreProviders: "วิธีเข้าสู่ระบบอื่น",
  socialTitle: "เข้าสู่ระบบด้วย {provider}",
  socialText: "เข้าสู่ระบบในหน้าต่างของผู้ให้บริการ",
  socialClosed: "หน้าต่างถูกปิดก่อนที่คุณจะเข้าสู่ระบบ",
  socialFailed: "เริ่มการเข้าสู่ระบบที่นั่นไม่ได้ ลองอีกครั้งหรือเลือกวิธีอื่น",
  socialBlocked: "เบราว์เซอร์บล็อกหน้าต่าง อนุญาตหน้าต่างของหน้านี้แล้วลองอีกครั้ง",
  socialCutOff: "หน้านี้รับข้อมูลจากหน้าต่างนั้นไม่ได้ เลือกวิธีเข้าสู่ระบบอื่น",
  insecure: "การเข้าสู่ระบบต้องใช้หน้าที่ปลอดภัย แต่หน้านี้ไม่ปลอดภัย",
  forgetful: "เบราว์เซอร์ของคุณไม่เก็บข้อมูลใดสำหรับกระเป๋าเงินนี้ ครั้งหน้าคุณจะต้องเข้าสู่ระบบอีกครั้ง",
  farcasterPreparing: "กำลังเตรียม",
  farcasterText: "สแกนด้วยโทรศัพท์ หรือเปิด Farcaster บนอุปกรณ์นี้",
  farcasterCode: "คิวอาร์โค้ดที่ Farcaster เปิดได้",
  farcasterCopy: "คัดลอกลิงก์",
  farcasterCopied: "คัดลอกลิงก์แล้ว",
  farcasterCopyFailed: "คัดลอกลิงก์ไม่ได้",
  farcasterOpen: "เปิด Farcaster",
  farcasterFailed: "เข้าสู่ระบบด้วย Farcaster ไม่สำเร็จ ลองอีกครั้ง",
  approveTitle: "อนุมัติในกระเป๋าเงินของคุณ",
  approveText: "อ่านสิ่งที่จะลงนามก่อนอนุมัติ",
  walletEmail: "อีเมล",
  walletBackUp: "สำรองข้อมูลกระเป๋าเงิน",
  walletBackUpText: "แสดงวลีกู้คืนให้คุณเห็นเท่านั้น",
  walletType: "บัญชี",
  eoa: "บัญชีทั่วไป",
  smartAccount: "บัญชีอัจฉริยะ",
  smartNew: "บัญชีอัจฉริยะของคุณยังไม่อยู่บนเครือข่ายนี้ ธุรกรรมแรกจะสร้างบัญชีขึ้น",
  smartHint: "บัญชีอัจฉริยะทำหลายขั้นตอนได้ด้วยการยืนยันครั้งเดียว บัญชีนี้มีที่อยู่ของตัวเอง สิ่งที่คุณมียังอยู่ที่เดิม",
  updateTitle: "เปลี่ยนอีเมล",
  updateText: "หลังจากนั้นคุณจะเข้าสู่ระบบด้วยอีเมลนี้ บัญชีของคุณยังคงเดิม",
  save: "บันทึก",
  primaryText: "ก่อนอื่น ป้อนรหัสที่ส่งไปยังที่อยู่ปัจจุบันของคุณ",
  secondaryText: "ป้อนรหัสที่ส่งไปยัง {email}",
  updated: "เปลี่ยนอีเมลของคุณแล้ว",
  signedOut: "เข้าสู่ระบบเพื่อดูกระเป๋าเงินของคุณ",
  frameTitle: "กระเป๋าเงินของคุณ"
}
