/** What a room can have, by ids of our own, in eleven languages. */
export const ROOM_AMENITY_NAMES = `
id | en | pl | es | it | de | hu | tr | cs | fr | nl | ar
1 | Private bathroom | Prywatna łazienka | Baño privado | Bagno privato | Eigenes Bad | Saját fürdőszoba | Özel banyo | Vlastní koupelna | Salle de bains privée | Eigen badkamer | حمّام خاص
2 | Shared bathroom | Wspólna łazienka | Baño compartido | Bagno in comune | Gemeinschaftsbad | Közös fürdőszoba | Ortak banyo | Společná koupelna | Salle de bains commune | Gedeelde badkamer | حمّام مشترك
3 | Shower | Prysznic | Ducha | Doccia | Dusche | Zuhanyzó | Duş | Sprcha | Douche | Douche | دش
4 | Bath | Wanna | Bañera | Vasca | Badewanne | Kád | Küvet | Vana | Baignoire | Ligbad | حوض استحمام
5 | Hairdryer | Suszarka do włosów | Secador de pelo | Asciugacapelli | Föhn | Hajszárító | Saç kurutma makinesi | Fén | Sèche-cheveux | Haardroger | مجفف شعر
6 | Towels | Ręczniki | Toallas | Asciugamani | Handtücher | Törölközők | Havlu | Ručníky | Serviettes | Handdoeken | مناشف
7 | Free toiletries | Bezpłatny zestaw kosmetyków | Artículos de aseo gratis | Prodotti da bagno gratuiti | Kostenlose Pflegeprodukte | Ingyenes piperecikkek | Ücretsiz banyo malzemeleri | Toaletní potřeby zdarma | Articles de toilette gratuits | Gratis toiletartikelen | لوازم استحمام مجانية
8 | Bathrobe | Szlafrok | Albornoz | Accappatoio | Bademantel | Fürdőköpeny | Bornoz | Župan | Peignoir | Badjas | رداء حمّام
9 | Slippers | Kapcie | Zapatillas | Pantofole | Hausschuhe | Papucs | Terlik | Pantofle | Chaussons | Slippers | خفّ
10 | Linen | Pościel | Ropa de cama | Biancheria da letto | Bettwäsche | Ágynemű | Nevresim | Povlečení | Draps | Beddengoed | مفروشات سرير
11 | Air conditioning | Klimatyzacja | Aire acondicionado | Aria condizionata | Klimaanlage | Légkondicionálás | Klima | Klimatizace | Climatisation | Airconditioning | تكييف هواء
12 | Heating | Ogrzewanie | Calefacción | Riscaldamento | Heizung | Fűtés | Isıtma | Topení | Chauffage | Verwarming | تدفئة
13 | Free WiFi | Bezpłatne Wi-Fi | Wifi gratis | Wi-Fi gratuito | Kostenloses WLAN | Ingyenes wifi | Ücretsiz Wi-Fi | Wi-Fi zdarma | Wi-Fi gratuit | Gratis wifi | واي فاي مجاني
14 | Flat-screen TV | Telewizor z płaskim ekranem | TV de pantalla plana | TV a schermo piatto | Flachbild-TV | Síkképernyős tévé | Düz ekran TV | TV s plochou obrazovkou | TV à écran plat | Flatscreen-tv | تلفاز بشاشة مسطحة
15 | Desk | Biurko | Escritorio | Scrivania | Schreibtisch | Íróasztal | Çalışma masası | Psací stůl | Bureau | Bureau | مكتب
16 | Wardrobe | Szafa | Armario | Armadio | Kleiderschrank | Ruhásszekrény | Gardırop | Šatní skříň | Armoire | Kledingkast | خزانة ملابس
17 | Locker | Szafka na klucz | Taquilla | Armadietto | Schließfach | Zárható szekrény | Kilitli dolap | Uzamykatelná skříňka | Casier | Kluisje | خزانة بقفل
18 | Reading light | Lampka do czytania | Luz de lectura | Luce da lettura | Leselampe | Olvasólámpa | Okuma lambası | Lampička na čtení | Liseuse | Leeslampje | مصباح قراءة
19 | Socket near the bed | Gniazdko przy łóżku | Enchufe junto a la cama | Presa vicino al letto | Steckdose am Bett | Konnektor az ágynál | Yatak yanında priz | Zásuvka u postele | Prise près du lit | Stopcontact bij het bed | مقبس قرب السرير
20 | Kettle | Czajnik | Hervidor | Bollitore | Wasserkocher | Vízforraló | Su ısıtıcısı | Rychlovarná konvice | Bouilloire | Waterkoker | غلاية
21 | Coffee machine | Ekspres do kawy | Cafetera | Macchina da caffè | Kaffeemaschine | Kávéfőző | Kahve makinesi | Kávovar | Machine à café | Koffiezetapparaat | آلة قهوة
22 | Minibar | Minibar | Minibar | Minibar | Minibar | Minibár | Minibar | Minibar | Minibar | Minibar | ميني بار
23 | Safe | Sejf | Caja fuerte | Cassaforte | Safe | Széf | Kasa | Trezor | Coffre-fort | Kluis | خزنة
24 | Telephone | Telefon | Teléfono | Telefono | Telefon | Telefon | Telefon | Telefon | Téléphone | Telefoon | هاتف
25 | Iron | Żelazko | Plancha | Ferro da stiro | Bügeleisen | Vasaló | Ütü | Žehlička | Fer à repasser | Strijkijzer | مكواة
26 | Soundproofing | Izolacja akustyczna | Insonorización | Insonorizzazione | Schallschutz | Hangszigetelés | Ses yalıtımı | Odhlučnění | Insonorisation | Geluidsisolatie | عزل للصوت
27 | Balcony | Balkon | Balcón | Balcone | Balkon | Erkély | Balkon | Balkon | Balcon | Balkon | شرفة
28 | Terrace | Taras | Terraza | Terrazza | Terrasse | Terasz | Teras | Terasa | Terrasse | Terras | تراس
29 | Sofa | Sofa | Sofá | Divano | Sofa | Kanapé | Kanepe | Pohovka | Canapé | Bank | أريكة
30 | Seating area | Część wypoczynkowa | Zona de estar | Zona soggiorno | Sitzecke | Ülősarok | Oturma alanı | Posezení | Coin salon | Zithoek | ركن جلوس
31 | Kitchen | Kuchnia | Cocina | Cucina | Küche | Konyha | Mutfak | Kuchyně | Cuisine | Keuken | مطبخ
32 | Refrigerator | Lodówka | Nevera | Frigorifero | Kühlschrank | Hűtőszekrény | Buzdolabı | Lednička | Réfrigérateur | Koelkast | ثلاجة
33 | Microwave | Kuchenka mikrofalowa | Microondas | Microonde | Mikrowelle | Mikrohullámú sütő | Mikrodalga fırın | Mikrovlnná trouba | Four à micro-ondes | Magnetron | ميكروويف
34 | Dishwasher | Zmywarka | Lavavajillas | Lavastoviglie | Geschirrspüler | Mosogatógép | Bulaşık makinesi | Myčka nádobí | Lave-vaisselle | Vaatwasser | غسالة صحون
35 | Washing machine | Pralka | Lavadora | Lavatrice | Waschmaschine | Mosógép | Çamaşır makinesi | Pračka | Lave-linge | Wasmachine | غسالة ملابس
36 | Dining table | Stół jadalny | Mesa de comedor | Tavolo da pranzo | Esstisch | Étkezőasztal | Yemek masası | Jídelní stůl | Table à manger | Eettafel | طاولة طعام
37 | Blackout curtains | Zasłony zaciemniające | Cortinas opacas | Tende oscuranti | Verdunkelungsvorhänge | Sötétítő függöny | Karartma perdesi | Zatemňovací závěsy | Rideaux occultants | Verduisterende gordijnen | ستائر معتمة
38 | Hypoallergenic bedding | Pościel hipoalergiczna | Ropa de cama hipoalergénica | Biancheria ipoallergenica | Allergikerbettwäsche | Hipoallergén ágynemű | Hipoalerjenik nevresim | Hypoalergenní lůžkoviny | Literie hypoallergénique | Hypoallergeen beddengoed | مفروشات مضادة للحساسية
`;
