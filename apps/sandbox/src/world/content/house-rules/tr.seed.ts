/** House rules in Turkish. */
import type { HouseRuleTexts } from './house-rule-texts';

export const TURKISH: HouseRuleTexts = {
  pets: {
    heading: 'Evcil hayvanlar',
    allowed: [
      'Evcil hayvanlar istek üzerine kabul edilir. Ücret alınabilir.',
      'Evcil hayvanlar ücretsiz kabul edilir.',
      '10 kg’a kadar kedi ve köpekler kabul edilir, oda başına en fazla iki.',
    ],
    refused: ['Evcil hayvan kabul edilmez.', 'Evcil hayvan kabul edilmez, rehber köpekler hariç.'],
  },
  children: {
    heading: 'Çocuklar ve ilave yataklar',
    welcome: [
      'Her yaştan çocuk kabul edilir. Bebek yatağı istek üzerine ücretsizdir.',
      '6 yaşından küçük çocuklar mevcut yataklarda ücretsiz konaklar.',
      '12 yaş ve üzeri çocuklardan yetişkin ücreti alınır. İlave yatak yoktur.',
    ],
    refused: ['Konuklar en az 18 yaşında olmalıdır.'],
  },
  internet: {
    heading: 'İnternet',
    free: ['Tesisin her yerinde ücretsiz Wi-Fi vardır.', 'Odalarda Wi-Fi ücretsizdir.'],
    paid: ['Ortak alanlarda Wi-Fi vardır. Odalarda ücretlidir.'],
    none: ['İnternet erişimi yoktur.'],
  },
  parking: {
    heading: 'Otopark',
    free: ['Tesiste ücretsiz özel otopark vardır. Rezervasyon gerekmez.'],
    paid: [
      'Yakında özel otopark vardır, günlük ücreti {amount}.',
      'Tesisteki otoparkın günlük ücreti {amount}. Rezervasyon gerekir.',
    ],
    none: ['Otopark yoktur.', 'Tesiste otopark yoktur; kısa bir yürüyüş mesafesinde halka açık otopark bulunur.'],
  },
  groups: {
    heading: 'Gruplar',
    texts: [
      '{count} ve üzeri oda rezervasyonlarında farklı koşullar ve ek ücretler geçerli olabilir.',
      '{count} ve üzeri odaya ihtiyaç duyan gruplar rezervasyondan önce tesise yazmalıdır.',
    ],
  },
  general: {
    heading: 'Genel',
    texts: ['Tesis, rezervasyonda kullanılan kartı görmek isteyebilir.', 'Kapalı alanlarda sigara içilmez.'],
  },
  sustainability: [
    'Su ve enerji kullanımı için bağımsız bir kuruluşça belgelendirilmiştir.',
    'Elektrik yenilenebilir kaynaklardan gelir; tek kullanımlık plastik bırakılmıştır.',
  ],
  notices: {
    deposit: [
      'Girişte {amount} depozito alınır, çıkışta iade edilir.',
      'Konaklama süresince kartınızda {amount} depozito bloke edilir.',
    ],
    cityTax: ['Şehir vergisi kişi başı gecelik {amount}, tesiste ödenir.'],
    other: [
      'Lütfen her konuk için kimlik ya da pasaport getirin.',
      'Rezervasyondaki ad, kimlikteki adla aynı olmalıdır.',
      'Asansör yenileniyor. Çalışma bitene kadar üst katlara merdivenle çıkılır.',
      'Yan binada hafta içi 9:00–17:00 arasında inşaat var.',
      'Saat 22:00’den sonra gelecekseniz lütfen önceden haber verin.',
      'Sessizlik saatleri 22:00–7:00 arasıdır.',
      'Parti ve bekârlığa veda partisi kabul edilmez.',
      'Nakit kabul edilmez.',
      '18 yaşından küçük konuklar ebeveyn ya da vasiyle giriş yapar.',
    ],
  },
  arrival: [
    'Anahtarlar kapıdaki kutudadır; kod geliş günü e-postayla gelir.',
    'Lütfen geliş saatinizi önceden bildirin.',
    'Lütfen zemin katta “Ofis” yazan zile basın.',
  ],
  rooms: {
    size: [
      'Yaklaşık {size} m² ve açılabilen bir pencere.',
      '{size} m², iki bavul aynı anda açık durabilecek biçimde yerleştirilmiş.',
      'Toplam {size} m², her köşesi kullanılmış.',
    ],
    comfort: [
      'Yatakta pamuklu çarşaf ve iki çeşit yastık var.',
      'Havlu, çay ve su ısıtıcısı hazır.',
      'Masa pencerenin önünde, sandalye de oturmak için yapılmış.',
      'Perdeler sabahı istediğiniz kadar dışarıda tutuyor.',
    ],
    courtyard: 'Avluya bakıyor, geceleri sessiz.',
    cot: 'İstenirse bebek yatağı sığıyor.',
  },
};
