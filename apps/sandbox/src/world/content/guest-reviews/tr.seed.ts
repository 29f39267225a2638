/** What guests write in Turkish. */
import type { ReviewTexts } from './review-texts';

export const TURKISH: ReviewTexts = {
  names: ['Elif', 'Mert', 'Zeynep', 'Can', 'Ayşe', 'Emre', 'Defne', 'Burak'],
  countries: ['tr'],
  headlines: {
    good: ['Yine geliriz', 'Tam aradığımız yer', 'Sonunda iyi bir uyku', 'Nazik insanlar, iyi kahve', 'Rahat ve sakin'],
    fair: ['Bir gece için uygun', 'İş görür', 'Artıları ve eksileri var'],
    poor: ['Beklediğimiz gibi değildi', 'Bir kere yeter', 'Kulak tıkacı getirin'],
  },
  pros: [
    'Yatak rahattı, oda gerçekten karanlıktı.',
    'Çalışanlar nazikti, bizi hatırladılar.',
    'Her yer temizdi, yatağın altı bile. Baktık.',
    'Konumu çok iyi, her yere yürüdük.',
    'Kahvaltıda gerçek ekmek ve tadı olan meyveler vardı.',
    'Gündüz hareketli bir sokak ama geceleri sessiz.',
    'Giriş işlemi iki dakika sürdü.',
    'Bavullarımızı akşama kadar sorunsuz sakladılar.',
    'Duş güçlü ve sıcaktı.',
    'Bu semt için fiyatı iyi.',
    'Bize şemsiye ve iki adaptör ödünç verdiler.',
    'Wi-Fi iki günlük toplantıya dayandı.',
  ],
  cons: [
    'Oda fotoğraftakinden küçüktü.',
    'Asansörün sesi duyuluyordu.',
    'Yastıklar fazla yumuşaktı.',
    'Odada su ısıtıcısı yoktu.',
    'Isıtma kafasına göre çalışıyordu.',
    'Dokuzdan sonra kahvaltı kalabalık.',
    'Banyo kapısı tam kapanmıyordu.',
    'Havluyu iki kez istemek gerekti.',
    'Otopark akşam yemeğinden pahalıydı.',
  ],
};
