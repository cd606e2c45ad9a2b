/** Peoples of North America, as a chart names them: what somebody is, though hospitals and schools bear the names too. */
export const peoples: ReadonlySet<string> = new Set(
  (
    'abenaki alabama aleut alutiiq apache arapaho arikara assiniboine athabascan bannock blackfeet blackfoot caddo cahuilla catawba cayuga chehalis cherokee cheyenne chickasaw chinook chippewa chitimacha choctaw chumash cocopah ' +
    'colville comanche coushatta cree creek crow dakota delaware diegueno eskimo haida haliwa havasupai hidatsa hopi houma hualapai huron inuit inupiat iowa iroquois kaw kickapoo kiowa klallam klamath kootenai lakota lenape ' +
    'luiseno lumbee lummi makah maliseet mandan menominee metis miami micmac mikmaq miwok mohave mohawk mohegan mohican muckleshoot muscogee nanticoke narragansett navajo nisqually odawa ojibwe omaha oneida onondaga osage otoe ottawa ' +
    'paiute passamaquoddy pawnee penobscot pequot pima pomo ponca potawatomi powhatan pueblo puyallup quapaw quechan quileute quinault sac salish seminole seneca serrano shawnee shinnecock shoshone sioux skokomish spokane squaxin ' +
    'stillaguamish suquamish swinomish tlingit tohono tsimshian tulalip tunica tuscarora umatilla umpqua ute wampanoag wichita winnebago wyandotte yakama yankton yavapai yokuts yuma yupik yurok zuni'
  ).split(' '),
);
